import { account } from './account'
import { addresses } from './addresses'
import { cart } from './cart'
import { help } from './help'
import { newCustomers } from './new-customers'
import { orders } from './orders'
import { payment } from './payment'
import { wishes } from './wishes'

/** Words of the pages from registering to receiving the goods. */
export const clinic = { account, addresses, cart, help, newCustomers, orders, payment, wishes } as const
