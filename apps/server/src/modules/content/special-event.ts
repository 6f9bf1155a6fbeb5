import type { specialEvents } from '@cusp/contract'
import type { SpecialEventId } from '@cusp/kernel'
import type { Staged } from './staged'

export type EventContent = specialEvents.EventContent
export type EventBlock = specialEvents.EventBlock

export type KeptEvent = Staged<EventContent> & { readonly id: SpecialEventId; readonly version: number }
