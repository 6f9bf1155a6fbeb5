import { scriptText } from '../platform/structured-data'

/** Facts about a page for search engines, in the form that they read. */
export function StructuredData({ of }: { of: Readonly<Record<string, unknown>> }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data that no browser runs; what could end it is escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(of) }} />
  )
}
