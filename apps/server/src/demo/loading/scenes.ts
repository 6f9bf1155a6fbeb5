import { homePictures } from '../home'
import { type Drawing, fileOf } from '../render'
import { scene, sizeOf } from '../scenery'
import { eventPictures } from '../special-events'

/** The folder of everything that is drawn for the demo shop. */
export const pictureFolder = 'demo'

const scenes = [...homePictures(), ...eventPictures()]

/** What is to be drawn for the pages that operators make. */
export const sceneDrawings = (): Drawing[] =>
  scenes.map(({ name, of, format }) => ({ name, svg: () => scene(of, format), sizes: [sizeOf(format)] }))

function pathOf(name: string): string {
  const drawn = scenes.find((each) => each.name === name)
  if (!drawn) throw new Error(`nobody draws ${name}`)
  return `/pictures/${pictureFolder}/${fileOf(name, sizeOf(drawn.format))}`
}

export const picture = (name: string) => ({ en: pathOf(name), 'zh-Hant': '' })
export const bothPictures = (wide: string, phone: string) => ({ picture: picture(wide), phonePicture: picture(phone) })
