/** How long wakings are gathered, in milliseconds. */
const gatheringMs = 40

/** Work that repeats: after a pause, at once when woken, and again at once while it says that there is more. */
export class Repeating {
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private isWoken = false
  private isStopped = true

  constructor(
    /** Answers whether there is more to do right away. */
    private readonly work: () => Promise<boolean>,
    private readonly pauseMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.isStopped = false
    this.wake()
  }

  /** Soon, but not at once: under load many wakings become one run. */
  wake(): void {
    if (this.isStopped || this.isWoken) return
    this.isWoken = true
    if (this.running) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.begin(), gatheringMs)
  }

  private begin(): void {
    this.running = this.run().finally(() => {
      this.running = undefined
      if (this.isStopped) return
      this.timer = setTimeout(() => this.begin(), this.isWoken ? gatheringMs : this.pauseMs)
    })
  }

  /** Does all that waits now; for tests and for a graceful stop. */
  async drain(): Promise<void> {
    while (await this.work());
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.running
  }

  private async run(): Promise<void> {
    this.isWoken = false
    try {
      while (!this.isStopped && (await this.work()));
    } catch (error) {
      this.onError(error)
    }
  }
}
