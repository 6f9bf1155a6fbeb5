import { addToCart } from './use-cases/add-to-cart'
import { changeCartLine } from './use-cases/change-cart-line'
import { checkCartLines } from './use-cases/check-cart-lines'
import { getCart } from './use-cases/get-cart'
import { removeCartLines } from './use-cases/remove-cart-lines'

export const useCases = [addToCart, getCart, changeCartLine, checkCartLines, removeCartLines]
