import { describe, expect, it, vi } from 'vitest'
import { Gateway } from './embedded-gateway'

const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
const message = (type: string, body = '') => {
  const bytes = Buffer.alloc(5 + body.length)
  bytes.write(type, 0)
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.write(body, 5)
  return bytes
}
const query = (text: string) => message('Q', text)

/** An engine that writes down what it is asked; `begin` and `commit` open and close its transaction. */
function fakeEngine() {
  const asked: string[] = []
  let isOpen = false
  return {
    asked,
    isInTransaction: () => isOpen,
    rollBack: async () => {
      isOpen = false
      asked.push('rolled back')
    },
    run: async (messages: Uint8Array) => {
      const text = Buffer.from(messages)
        .toString('latin1')
        .replace(/[^ -~]/g, '')
      asked.push(text)
      if (text.includes('begin')) isOpen = true
      if (text.includes('commit')) isOpen = false
      return Buffer.from(`answer to ${text}`)
    },
  }
}

function open(idleLimitMs = 10_000) {
  const engine = fakeEngine()
  const gateway = new Gateway(engine, {
    idleLimitMs,
    onBroken: (error) => {
      throw error
    },
  })
  const connect = () => {
    const heard: string[] = []
    let hasHungUp = false
    const line = gateway.connect({
      send: (bytes) => heard.push(Buffer.from(bytes).toString('latin1')),
      hangUp: () => {
        hasHungUp = true
      },
    })
    line.receive(startup)
    heard.length = 0
    return { ...line, heard, hasHungUp: () => hasHungUp }
  }
  return { engine, connect }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the gateway of the embedded engine', () => {
  it('runs the messages of one query together, however they arrive and whoever else is asking', async () => {
    const { engine, connect } = open()
    const [a, b] = [connect(), connect()]
    const whole = Buffer.concat([message('P', 'a1'), message('B', 'a2'), message('E', 'a3'), message('S')])
    a.receive(whole.subarray(0, 9))
    b.receive(Buffer.concat([message('P', 'b1'), message('B', 'b2'), message('S')]))
    a.receive(whole.subarray(9))
    await settled()
    expect(engine.asked).toEqual(['Pb1Bb2S', 'Pa1Ba2Ea3S'])
    expect(a.heard).toEqual(['answer to Pa1Ba2Ea3S'])
  })

  it('lets nobody in between while a transaction is open', async () => {
    const { engine, connect } = open()
    const [a, b] = [connect(), connect()]
    a.receive(query('begin'))
    await settled()
    b.receive(query('b'))
    a.receive(query('a'))
    await settled()
    expect(engine.asked).toEqual(['Qbegin', 'Qa'])
    a.receive(query('commit'))
    await settled()
    expect(engine.asked).toEqual(['Qbegin', 'Qa', 'Qcommit', 'Qb'])
  })

  it('rolls back what a lost connection left open, and drops what it still wanted', async () => {
    const { engine, connect } = open()
    const [a, b] = [connect(), connect()]
    a.receive(query('begin'))
    await settled()
    b.receive(query('b'))
    a.receive(query('never'))
    a.close()
    await settled()
    await settled()
    expect(engine.asked.filter((text) => text !== 'Qnever')).toEqual(['Qbegin', 'rolled back', 'Qb'])
  })

  it('ends a transaction that does nothing for too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { engine, connect } = open(10_000)
      const a = connect()
      a.receive(query('begin'))
      await settled()
      vi.advanceTimersByTime(10_001)
      await settled()
      expect(a.heard.at(-1)).toContain('C25P03')
      expect(a.hasHungUp()).toBe(true)
      expect(engine.asked).toEqual(['Qbegin', 'rolled back'])
    } finally {
      vi.useRealTimers()
    }
  })
})
