import { colours, type radii } from '../tokens'
import { Part, Row, Sample } from './sample'

// Spelt out, because a class that is put together at run time is not in the style sheet.
const swatches = [
  ['canvas', 'bg-canvas'],
  ['sunken', 'bg-sunken'],
  ['surface', 'bg-surface'],
  ['deep', 'bg-deep'],
  ['deep-raised', 'bg-deep-raised'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-mute', 'bg-ink-mute'],
  ['ink-faint', 'bg-ink-faint'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['primary', 'bg-primary'],
  ['primary-hover', 'bg-primary-hover'],
  ['primary-soft', 'bg-primary-soft'],
  ['primary-line', 'bg-primary-line'],
  ['accent', 'bg-accent'],
  ['accent-soft', 'bg-accent-soft'],
  ['accent-line', 'bg-accent-line'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['warning', 'bg-warning'],
  ['warning-soft', 'bg-warning-soft'],
  ['info', 'bg-info'],
  ['info-soft', 'bg-info-soft'],
] as const satisfies readonly (readonly [keyof typeof colours, string])[]

const sizes = [
  ['4xl', 'text-4xl font-semibold'],
  ['3xl', 'text-3xl font-semibold'],
  ['2xl', 'text-2xl font-semibold'],
  ['xl', 'text-xl font-semibold'],
  ['lg', 'text-lg font-semibold'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
  ['2xs', 'text-2xs'],
] as const

const corners = [
  ['xs', 'rounded-xs'],
  ['sm', 'rounded-sm'],
  ['md', 'rounded-md'],
  ['lg', 'rounded-lg'],
  ['xl', 'rounded-xl'],
  ['full', 'rounded-full'],
] as const satisfies readonly (readonly [keyof typeof radii, string])[]

export function Foundations() {
  return (
    <Part id="foundations" title="Foundations">
      <Sample name="Colour">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-6">
          {swatches.map(([name, ground]) => (
            <li key={name} className="overflow-hidden rounded-md border border-line bg-surface">
              <span className={`block h-12 ${ground}`} />
              <span className="block px-2.5 py-1.5 text-xs">
                {name}
                <span className="tabular block text-2xs text-ink-mute">{colours[name]}</span>
              </span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Type">
        <div className="grid gap-6 md:grid-cols-2">
          <div lang="en" className="space-y-1.5">
            {sizes.map(([name, look]) => (
              <p key={name} className={look}>
                Nitrile gloves, 100 pieces
              </p>
            ))}
          </div>
          <div lang="zh-Hant-HK" className="space-y-1.5">
            {sizes.map(([name, look]) => (
              <p key={name} className={look}>
                丁腈檢查手套，每盒 100 隻
              </p>
            ))}
          </div>
        </div>
      </Sample>
      <Sample name="Leading">
        <div className="grid gap-6 text-sm md:grid-cols-2">
          <p lang="en">
            Orders that are paid before three in the afternoon leave the same day. Medicines travel apart, with the
            clinic&rsquo;s bill, and are handed over against signature only.
          </p>
          <p lang="zh-Hant-HK">
            下午三時前完成付款的訂單即日寄出。藥品連同診所單據另行派送，須由診所人員簽收，恕不放置門外或交由他人代收。
          </p>
        </div>
      </Sample>
      <Sample name="Radius, shadow">
        <Row>
          {corners.map(([name, look]) => (
            <span key={name} className={`grid size-14 place-items-center border border-line-strong text-xs ${look}`}>
              {name}
            </span>
          ))}
          <span className="grid h-14 w-20 place-items-center rounded-lg bg-surface text-xs shadow-raised">raised</span>
          <span className="grid h-14 w-20 place-items-center rounded-lg bg-surface text-xs shadow-lifted">lifted</span>
          <span className="grid h-14 w-20 place-items-center rounded-lg bg-surface text-xs shadow-floating">
            floating
          </span>
        </Row>
      </Sample>
    </Part>
  )
}
