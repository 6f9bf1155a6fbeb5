type Size = { readonly width: number; readonly height: number }

let known: Size | undefined

function measured(): Size {
  const box = document.createElement('div')
  Object.assign(box.style, {
    position: 'absolute',
    width: '100px',
    height: '100px',
    overflow: 'scroll',
    visibility: 'hidden',
  })
  document.body.append(box)
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight }
  box.remove()
  return size
}

/** Scrollbars look the same everywhere in this application, so one measurement serves every table. */
export function getTargetScrollBarSize(target: unknown): Size {
  if (!(target instanceof Element)) return { width: 0, height: 0 }
  known ??= measured()
  return known
}

/** The width alone; `isFresh` measures anew. */
function scrollBarWidth(isFresh?: boolean): number {
  if (isFresh || known === undefined) known = measured()
  return known.width
}

// The module that this one replaces exports the width as default.
// biome-ignore lint/style/noDefaultExport: the replaced module's importers expect it
export default scrollBarWidth
