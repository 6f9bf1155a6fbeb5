import { useWords } from '../../platform/words'
import { certificateProblem, certificateTypes } from './checks'
import { FileField } from './file-field'

export function CertificateField({ error, isOnFile = false }: { error: string | undefined; isOnFile?: boolean }) {
  const say = useWords()
  const hint = say('account.certificateHint')
  return (
    <FileField
      label={say('account.certificate')}
      hint={isOnFile ? `${say('account.certificateOnFile')} ${hint}` : hint}
      name="businessLicense"
      accept={certificateTypes}
      problemOf={certificateProblem}
      error={error}
    />
  )
}
