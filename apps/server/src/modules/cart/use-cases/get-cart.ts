import { cart } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { viewCart } from '../view'

export const getCart = useCase(cart.getCart, (call, { showSelected }) => viewCart(call.read, call, showSelected))
