import { confirmTwoFactor } from './use-cases/confirm-two-factor'
import { endOperatorSessions } from './use-cases/end-operator-sessions'
import { endOwnOperatorSessions } from './use-cases/end-own-operator-sessions'
import { getLetterLanguage } from './use-cases/get-letter-language'
import { getMessage } from './use-cases/get-message'
import { getOperatorSelf } from './use-cases/get-operator-self'
import { getTwoFactor } from './use-cases/get-two-factor'
import { getTwoFactorRule } from './use-cases/get-two-factor-rule'
import { listAudit } from './use-cases/list-audit'
import { listMessages } from './use-cases/list-messages'
import { listOperators } from './use-cases/list-operators'
import { listOwnAudit } from './use-cases/list-own-audit'
import { listOwnOperatorSessions } from './use-cases/list-own-operator-sessions'
import { operatorLogIn } from './use-cases/operator-log-in'
import { operatorLogInByCode } from './use-cases/operator-log-in-by-code'
import { operatorLogOut } from './use-cases/operator-log-out'
import { renewRecoveryCodes } from './use-cases/renew-recovery-codes'
import { resetTwoFactor } from './use-cases/reset-two-factor'
import { saveLetterLanguage } from './use-cases/save-letter-language'
import { saveOperator } from './use-cases/save-operator'
import { saveTwoFactorRule } from './use-cases/save-two-factor-rule'
import { startTwoFactor } from './use-cases/start-two-factor'
import { turnOffTwoFactor } from './use-cases/turn-off-two-factor'
import { updateOperatorPassword } from './use-cases/update-operator-password'

export const useCases = [
  operatorLogIn,
  operatorLogInByCode,
  operatorLogOut,
  getOperatorSelf,
  updateOperatorPassword,
  getLetterLanguage,
  saveLetterLanguage,
  getTwoFactor,
  startTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
  listOwnOperatorSessions,
  endOwnOperatorSessions,
  listOwnAudit,
  listOperators,
  saveOperator,
  resetTwoFactor,
  endOperatorSessions,
  getTwoFactorRule,
  saveTwoFactorRule,
  listAudit,
  listMessages,
  getMessage,
]
