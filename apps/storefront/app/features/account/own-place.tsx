import type { accounts } from '@cusp/contract'
import { RadioGroup } from '@cusp/ui'
import { useWords } from '../../platform/words'
import type { By } from './target-fields'

export type Reached = Pick<accounts.Profile, 'email' | 'areaCode' | 'phone'>

/** Where the account is reached now, as a code can be sent there: a choice where there are two. */
export function OwnPlace({
  profile: { email, areaCode, phone },
  by,
  onChoose,
}: {
  profile: Reached
  by: By
  onChoose: (by: By) => void
}) {
  const say = useWords()
  return (
    <>
      {email !== '' && phone !== '' ? (
        <RadioGroup
          label={say('account.sendCodeTo')}
          name="place"
          value={by}
          onChange={(value) => onChoose(value === 'phone' ? 'phone' : 'email')}
          options={[
            { value: 'email', label: email },
            { value: 'phone', label: `${areaCode} ${phone}` },
          ]}
        />
      ) : (
        <p>
          {say('account.sendCodeTo')}: <strong>{email || `${areaCode} ${phone}`}</strong>
        </p>
      )}
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="areaCode" value={areaCode} />
      <input type="hidden" name="phone" value={phone} />
    </>
  )
}
