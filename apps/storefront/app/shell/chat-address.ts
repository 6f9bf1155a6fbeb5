const isNumber = /^\+?\d+$/

/** Where a chat with the shop opens: a number is WhatsApp's, an address takes the text where it says `{text}`. */
export function chatAddress(chat: string, text: string): string {
  const written = encodeURIComponent(text)
  if (isNumber.test(chat)) return `https://wa.me/${chat.replace('+', '')}?text=${written}`
  return chat.replaceAll('{text}', () => written)
}
