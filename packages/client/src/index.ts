export { type Client, createClient, type Envelope, type Files, type FilesOf, type Transport } from './client'
export type { InputOf } from './encode-input'
export { type HttpOptions, httpTransport } from './http-transport'
export { loginRequiredLocally, Refused } from './refused'
