import type { ClinicWords } from '../../platform/words'
import { account } from './account'
import { addresses } from './addresses'
import { cart } from './cart'
import { help } from './help'
import { newCustomers } from './new-customers'
import { orders } from './orders'
import { payment } from './payment'
import { wishes } from './wishes'

export const clinic = { account, addresses, cart, help, newCustomers, orders, payment, wishes } satisfies ClinicWords
