/** HTML that an operator wrote and the server made safe when it was saved. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server before it is stored, and the page's policy runs no script in it
  return <div className={richText} dangerouslySetInnerHTML={{ __html: html }} />
}

const richText =
  'max-w-reading text-base text-ink-soft [&_a]:text-primary [&_a]:underline [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:text-xl [&_h2]:font-semibold [&_h2]:text-ink [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:text-lg [&_h3]:font-semibold [&_h3]:text-ink [&_img]:my-4 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:ps-5 [&_p]:mt-3 [&_table]:mt-4 [&_table]:w-full [&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:bg-canvas [&_th]:p-2 [&_th]:text-start [&_ul]:list-disc [&_ul]:ps-5'
