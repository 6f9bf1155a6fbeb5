import { getMessage } from './use-cases/get-message'
import { getOperatorSelf } from './use-cases/get-operator-self'
import { listAudit } from './use-cases/list-audit'
import { listMessages } from './use-cases/list-messages'
import { listOperators } from './use-cases/list-operators'
import { operatorLogIn } from './use-cases/operator-log-in'
import { operatorLogOut } from './use-cases/operator-log-out'
import { saveOperator } from './use-cases/save-operator'

export const useCases = [
  operatorLogIn,
  operatorLogOut,
  getOperatorSelf,
  listOperators,
  saveOperator,
  listAudit,
  listMessages,
  getMessage,
]
