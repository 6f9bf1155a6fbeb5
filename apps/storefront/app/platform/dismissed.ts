/** Whether something was sent away on this device and its time is not over yet. Only in a browser. */
export const isDismissed = (name: string): boolean =>
  document.cookie.split('; ').some((pair) => pair === `${name}=dismissed`)

/** Remembers for so many seconds that something was sent away. */
export function dismiss(name: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and there is nothing to wait for
  document.cookie = `${name}=dismissed; Path=/; Max-Age=${seconds}; SameSite=Lax`
}
