import { expect, it } from 'vitest'
import { chatAddress } from './chat-address'

it('a chat opens at a number with what it is about', () => {
  expect(chatAddress('+85291234567', 'About order 2026 & more')).toBe(
    'https://wa.me/85291234567?text=About%20order%202026%20%26%20more',
  )
})

it('a chat opens at an address, which may take what it is about', () => {
  expect(chatAddress('https://chat.example/?q={text}', '$& 訂單')).toBe(
    'https://chat.example/?q=%24%26%20%E8%A8%82%E5%96%AE',
  )
  expect(chatAddress('https://chat.example/room', 'x')).toBe('https://chat.example/room')
})
