import type { Paint } from './paint'

/** How a thing is shown: `standing` on the ground line, `long` things lie at an angle,
 * `several` are a group already, `solo` things are never repeated. */
export type Stance = 'standing' | 'long' | 'several' | 'solo'

/** A thing drawn about the origin, at most 170 to each side; standing things rest on y = 150. */
export type Drawing = { readonly stance: Stance; readonly draw: (paint: Paint) => string }

export const standing = (draw: Drawing['draw']): Drawing => ({ stance: 'standing', draw })
export const long = (draw: Drawing['draw']): Drawing => ({ stance: 'long', draw })
export const solo = (draw: Drawing['draw']): Drawing => ({ stance: 'solo', draw })
export const several = (draw: Drawing['draw']): Drawing => ({ stance: 'several', draw })
