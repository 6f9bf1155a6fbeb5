/** What a preview answers with: nobody keeps it, finds it or learns its address from it. */
export const unkept = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}
