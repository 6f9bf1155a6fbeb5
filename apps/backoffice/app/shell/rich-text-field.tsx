import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Button, Input, Modal, Upload } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../platform/words'

const extensions = [
  // What the server takes out of a text is not offered here.
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https' },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
]
/** An address that the server keeps: of this shop, of another by https, of a mailbox or a telephone. */
const kept = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/

type RichTextFieldProps = {
  readonly label: string
  readonly lang: string
  readonly value?: string
  onChange?(html: string): void
  /** Keeps a picture and gives its address; without it none can be put in. */
  onPicture?(file: File): Promise<string | undefined>
}

/** Formatted text as HTML. What it gives is cleaned by the server when it is saved. */
export function RichTextField({ label, lang, value = '', onChange, onPicture }: RichTextFieldProps) {
  // The text that the editor shows, as it was given or has given: what differs from it came from elsewhere.
  const known = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    // The page's content policy lets no style in that is not its own; they stand in main.css.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', lang, class: 'rich-text' },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = changed.isEmpty ? '' : changed.getHTML()
      onChange?.(known.current)
    },
  })
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    // There is nothing to undo: nobody has typed it here.
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run()
  }, [editor, value])
  return (
    <div className="rich-text-field">
      <Toolbar editor={editor} label={label} onPicture={onPicture} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Toolbar({
  editor,
  label,
  onPicture,
}: {
  editor: Editor
  label: string
  onPicture: RichTextFieldProps['onPicture']
}) {
  const t = useWords()
  const [isLinking, setLinking] = useState(false)
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const tool = (says: string, icon: ReactNode, act: () => void, isOn?: boolean, isDisabled = false) => (
    <Button
      key={says}
      size="small"
      type={isOn ? 'primary' : 'default'}
      aria-label={says}
      aria-pressed={isOn}
      title={says}
      disabled={isDisabled}
      onClick={act}
    >
      {icon}
    </Button>
  )
  const at = () => editor.chain().focus()
  return (
    <div className="row rich-text-tools" role="toolbar" aria-label={t('richText.tools', { label })}>
      {tool(t('richText.heading'), 'H2', () => at().toggleHeading({ level: 2 }).run(), is.h2)}
      {tool(t('richText.subheading'), 'H3', () => at().toggleHeading({ level: 3 }).run(), is.h3)}
      {tool(t('richText.bold'), <BoldOutlined aria-hidden />, () => at().toggleBold().run(), is.bold)}
      {tool(t('richText.italic'), <ItalicOutlined aria-hidden />, () => at().toggleItalic().run(), is.italic)}
      {tool(
        t('richText.bullets'),
        <UnorderedListOutlined aria-hidden />,
        () => at().toggleBulletList().run(),
        is.bullets,
      )}
      {tool(
        t('richText.numbers'),
        <OrderedListOutlined aria-hidden />,
        () => at().toggleOrderedList().run(),
        is.numbers,
      )}
      {tool(t('richText.link'), <LinkOutlined aria-hidden />, () => setLinking(true), is.link)}
      {tool(
        t('richText.table'),
        <TableOutlined aria-hidden />,
        () => (is.table ? at().deleteTable().run() : at().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()),
        is.table,
      )}
      {is.table && tool(t('richText.addRow'), '+↓', () => at().addRowAfter().run())}
      {is.table && tool(t('richText.addColumn'), '+→', () => at().addColumnAfter().run())}
      {onPicture && (
        <Upload
          accept="image/jpeg,image/png,image/webp"
          showUploadList={false}
          beforeUpload={(file) => {
            void onPicture(file).then((src) => src && at().setImage({ src, alt: '' }).run())
            return false
          }}
        >
          {tool(t('richText.picture'), <PictureOutlined aria-hidden />, () => undefined)}
        </Upload>
      )}
      {tool(t('richText.undo'), <UndoOutlined aria-hidden />, () => at().undo().run(), undefined, !is.canUndo)}
      {tool(t('richText.redo'), <RedoOutlined aria-hidden />, () => at().redo().run(), undefined, !is.canRedo)}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const t = useWords()
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const isKept = address === '' || kept.test(address)
  const set = (): void => {
    if (!isKept) return
    const marked = editor.chain().focus().extendMarkRange('link')
    if (address === '') marked.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      marked.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else marked.setLink({ href: address }).run()
    onClose()
  }
  return (
    <Modal
      open
      title={t('richText.link')}
      okText={t('richText.setLink')}
      cancelText={t('common.cancel')}
      onOk={set}
      onCancel={onClose}
    >
      <Input
        autoFocus
        aria-label={t('richText.address')}
        placeholder="https://"
        value={address}
        status={isKept ? '' : 'error'}
        onChange={({ target }) => setAddress(target.value.trim())}
        onPressEnter={set}
      />
      <p>{t('richText.addressHint')}</p>
    </Modal>
  )
}
