import { expect, it } from 'vitest'
import { handOver } from './hand-over.server'

const spoken = (text: string) => new Response(text).body as ReadableStream<Uint8Array<ArrayBuffer>>

it('hands over what the loaders gave, whatever is written in it', async () => {
  const given = '["牙膠尖 </script><script>alert(1)</script> & \u2028 \\u003c <!--"]'
  const script = await handOver(spoken(given), 'n0nce')
  expect(script.match(/<\/script>/g)).toHaveLength(1)
  expect(script).not.toContain('<!--')
  const heard: string[] = []
  const code = /^<script nonce="n0nce">(.*)<\/script>$/.exec(script)?.[1] ?? ''
  const controller = { enqueue: (text: string) => heard.push(text), close: () => heard.push('end') }
  new Function('window', 'early', 'addEventListener', code)(
    { __reactRouterContext: { streamController: controller } },
    {},
    () => {},
  )
  expect(heard).toEqual([given, 'end'])
})
