/** Whether a link may be followed: none, a page of the shop, or a page of an allowed host over https. */
export function isAllowedLink(link: string, hosts: readonly string[]): boolean {
  if (link === '') return true
  if (link.startsWith('/')) return !/^\/[/\\]/.test(link)
  if (!URL.canParse(link)) return false
  const { protocol, hostname, username, password, port } = new URL(link)
  return protocol === 'https:' && username === '' && password === '' && port === '' && hosts.includes(hostname)
}
