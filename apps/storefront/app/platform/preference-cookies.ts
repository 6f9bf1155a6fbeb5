/** How long a browser remembers what was chosen. */
export const year = 'Path=/; Max-Age=31536000; SameSite=Lax'

/** Says that the notice about cookies was accepted; written by the server's answer or by the page itself. */
export const cookiesAccepted = `cookies=accepted; ${year}`
