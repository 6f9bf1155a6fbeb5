type Waiting = { readonly enter: () => void; readonly timer: NodeJS.Timeout }

/** Lets so many through at once and keeps the others waiting in order, up to a length and a time. */
export class Turnstile {
  private inside = 0
  private readonly queue: Waiting[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
    private readonly waitMs: number,
    /** What those are told who would wait too long. */
    private readonly refusal: () => Error,
  ) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private enter(): Promise<void> | undefined {
    if (this.inside < this.atOnce) {
      this.inside += 1
      return undefined
    }
    if (this.queue.length >= this.mostWaiting) throw this.refusal()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(waiting), 1)
        reject(this.refusal())
      }, this.waitMs)
      const waiting: Waiting = { enter: resolve, timer }
      this.queue.push(waiting)
    })
  }

  private leave(): void {
    const next = this.queue.shift()
    if (!next) {
      this.inside -= 1
      return
    }
    // The place goes from one to the next without becoming free in between.
    clearTimeout(next.timer)
    next.enter()
  }
}
