export function findPostgres(): string | undefined
export function findChromium(): string | undefined
export function ensureTestPrograms(needs: { browser: boolean }): Promise<void>
export function startPostgres(options?: { isDurable?: boolean }): Promise<{ url: string; stop(): void }>
