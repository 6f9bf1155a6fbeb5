import { createElement, type SVGProps } from 'react'

type Drawing = {
  readonly size?: number
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}
type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number }

/**
 * Stands in for the icon library's own factory, which works out each icon anew wherever it is drawn: a page has dozens,
 * and on the server that was a twentieth of rendering it. What the shop uses of its properties works the same.
 */
export function createIcon({ size: box = 24, node }: Drawing) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  const viewBox = `0 0 ${box} ${box}`
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
    const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined || rest.role !== undefined
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !isNamed || undefined,
        ...rest,
      },
      drawing,
    )
  }
}
