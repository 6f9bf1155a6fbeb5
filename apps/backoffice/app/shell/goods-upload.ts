import { catalogue, documentFile, type FileRule, goodsPictureFile, videoFile } from '@cusp/contract'
import { App } from 'antd'
import { useState } from 'react'
import { ask, sentenceOf } from '../platform/answers'
import { useWords } from '../platform/words'

export type GoodsFileKind = 'picture' | 'document' | 'video'
export type GoodsFile = { readonly path: string; readonly name: string }

const megabyte = 1024 * 1024
const rules: Readonly<Record<GoodsFileKind, FileRule & { readonly types: string }>> = {
  picture: { ...goodsPictureFile, types: 'image/jpeg,image/png,image/webp' },
  document: { ...documentFile, types: 'application/pdf,image/jpeg,image/png,image/webp' },
  video: { ...videoFile, types: 'video/mp4' },
}

/** Takes files of one kind; the browser checks what the server checks. What was taken shows once it is saved somewhere. */
export function useGoodsUpload(kind: GoodsFileKind, onTaken: (file: GoodsFile) => void) {
  const t = useWords()
  const { message } = App.useApp()
  const [isBusy, setBusy] = useState(false)
  const rule = rules[kind]
  const megabytes = rule.atMostBytes / megabyte
  const send = async (file: File): Promise<void> => {
    setBusy(true)
    try {
      onTaken(await ask(catalogue.adminUploadGoodsFile, {}, { [kind]: [file] }))
    } catch (error) {
      void message.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  const take = (file: File): false => {
    if (!rule.types.split(',').includes(file.type)) void message.error(t(`files.kinds.${kind}`))
    else if (file.size > rule.atMostBytes) void message.error(t('common.fileTooLarge', { megabytes }))
    else void send(file)
    return false
  }
  return { accept: rule.types, isBusy, megabytes, take }
}
