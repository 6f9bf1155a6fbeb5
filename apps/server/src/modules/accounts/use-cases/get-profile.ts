import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { regionOnWire } from '../../addresses'
import { cartCount } from '../../cart'
import { profile } from '../present'
import { findOwnAccount } from '../store/accounts'

export const getProfile = useCase(accounts.getProfile, async ({ actor, read, language, fail }) => {
  const [own, cartAmount] = await Promise.all([findOwnAccount(read, actor.accountId), cartCount(read, actor.accountId)])
  if (!own) return fail('loginRequired')
  const { account, clinic, hasPaymentPassword } = own
  const region = regionOnWire(clinic, language)
  return profile(account, clinic, { region, isAuth: actor.approved, hasPaymentPassword, cartAmount })
})
