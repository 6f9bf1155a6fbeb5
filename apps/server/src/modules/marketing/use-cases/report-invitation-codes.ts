import { marketing } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { codeRow, funnel } from '../present'
import { periodOf } from '../rules/days'
import { report } from '../rules/report'
import { countClinics, findCodes } from '../store'

export const reportInvitationCodes = useCase(
  marketing.reportInvitationCodes,
  async ({ read, fail }, { from, until }) => {
    const period = periodOf(from, until)
    if (!period) return fail('notUnderstood', { field: 'until' })
    const [codes, counted] = await Promise.all([findCodes(read), countClinics(read, period)])
    const { known, unknown, without } = report(codes, counted)
    return {
      known: known.map(codeRow),
      unknown: unknown.map((each) => ({ invitationCode: each.key, ...funnel(each) })),
      without: funnel(without),
    }
  },
)
