type EarlyPresses = HTMLElement[] & { keep: (event: Event) => void }

declare global {
  interface Window {
    /** Buttons pressed before the page could answer; made by the script that the page arrives with. */
    early?: EarlyPresses | undefined
  }
}

/** From now on React itself hears presses, also of what it has not woken yet. */
export function stopKeepingPresses(): void {
  if (window.early) removeEventListener('click', window.early.keep, true)
}

/** Presses again what was pressed before the page's script ran, so that nobody on a slow line has to press twice. */
export async function answerEarlyPresses(): Promise<void> {
  const buttons = window.early ?? []
  window.early = undefined
  for (const button of buttons) {
    // Each press is to find what the one before has done.
    await undefined
    if (button.isConnected) button.click()
  }
}
