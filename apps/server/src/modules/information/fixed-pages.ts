/** Pages that the shop itself links: about us, privacy policy, service agreement, delivery and returns. */
export const fixedPages: readonly string[] = ['1', '3', '4', '5']
