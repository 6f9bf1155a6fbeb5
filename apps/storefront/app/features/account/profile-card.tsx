import type { accounts } from '@cusp/contract'
import { Card, Facts } from '@cusp/ui'
import { useWords } from '../../platform/words'

const roles = {
  Buyer: 'account.roleBuyer',
  Seller: 'account.roleSeller',
  Finance: 'account.roleFinance',
} as const satisfies Record<accounts.ClinicRole, string>

export function ProfileCard({ profile }: { profile: accounts.Profile }) {
  const say = useWords()
  const given = (text: string) => text || <span className="text-ink-mute">{say('account.notGiven')}</span>
  return (
    <Card title={say('account.profileTitle')}>
      <Facts
        facts={[
          { label: say('account.profileName'), value: given(profile.name) },
          { label: say('account.email'), value: given(profile.email) },
          {
            label: say('account.phone'),
            value: <span className="tabular">{given(`${profile.areaCode} ${profile.phone}`.trim())}</span>,
          },
          {
            label: say('account.profileRoles'),
            value: profile.roles.map((role) => say(roles[role])).join(', ') || say('account.roleFinance'),
          },
        ]}
      />
    </Card>
  )
}
