import { Outlet } from 'react-router'
import { useLaterWords } from '../platform/words'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

/** Around the pages whose words a first page does not bring along. */
export default function ClinicWordsRoute() {
  useLaterWords()
  return <Outlet />
}
