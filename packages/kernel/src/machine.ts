/** Who may make a move. Conditions that need data belong to a module's rules, never here. */
export type Mover = 'buyer' | 'operator' | 'system'

type Move<S> = { readonly to: S; readonly by: readonly Mover[] }
type State<S> = { readonly code: number; readonly moves: Readonly<Record<string, Move<S>>> }

export type States<S extends string = string> = Readonly<Record<S, State<S>>>
export type Machine<T extends States> = { readonly start: keyof T & string; readonly states: T }

export type StateOf<M> = M extends Machine<infer T> ? keyof T & string : never
export type MoveOf<M> = M extends Machine<infer T> ? { [S in keyof T]: keyof T[S]['moves'] & string }[keyof T] : never

/** A table of states: each with its wire code and its moves. An arrow to a state that does not exist does not compile. */
export function machine<const T extends { [S in keyof T]: State<keyof T & string> }>(
  start: keyof T & string,
  states: T,
): { readonly start: keyof T & string; readonly states: T } {
  return { start, states }
}

/** The state a move leads to, or undefined when the table does not allow it. */
export function after<T extends States>(
  m: Machine<T>,
  from: keyof T & string,
  move: MoveOf<Machine<T>>,
  by: Mover,
): (keyof T & string) | undefined {
  const step = m.states[from]?.moves[move]
  // The machine's own type says that every arrow ends in one of its states.
  return step?.by.includes(by) ? (step.to as keyof T & string) : undefined
}

/** Every move that a mover may make from a state, as the table has it. */
export function movesFrom<T extends States>(m: Machine<T>, from: keyof T & string, by: Mover): MoveOf<Machine<T>>[] {
  const moves = Object.entries(m.states[from]?.moves ?? {}).filter(([, step]) => step.by.includes(by))
  // Object.entries forgets the key type that the table declares.
  return moves.map(([name]) => name) as MoveOf<Machine<T>>[]
}

/** States that no chain of moves reaches; a sound machine has none. */
export function unreachableStates<T extends States>(m: Machine<T>): string[] {
  const seen = new Set<string>([m.start])
  const queue: string[] = [m.start]
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const step of Object.values(m.states[state]?.moves ?? {})) {
      if (!seen.has(step.to)) {
        seen.add(step.to)
        queue.push(step.to)
      }
    }
  }
  return Object.keys(m.states).filter((state) => !seen.has(state))
}
