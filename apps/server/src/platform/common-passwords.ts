import { dictionary } from '@zxcvbn-ts/language-common'

/** What guessers try first here, besides what they try everywhere: this trade, this shop's name, Hong Kong's lucky numbers. */
const words = `
123456 1234567 12345678 123456789 1234567890 111111 11111111 000000 00000000 123123 12341234 123321 654321 87654321
987654321 666666 66666666 888888 88888888 112233 11223344 121212 12121212 159753 147258369 987654 555555 999999 99999999
520520 5201314 1314520 131452 168168 168888 88881688 778899 789456 789456123 741852963 password passw0rd p@ssw0rd
password1 password12 password123 password1234 password12345 password01 password2 password99 passw0rd1 passw0rd123
pass1234 pass12345 pass123456 p4ssword p4ssw0rd passwort passwort1 mypassword mypassword1 changeme changeme1 changeme123
letmein letmein1 letmein123 welcome welcome1 welcome12 welcome123 welcome2024 welcome2025 login123 login1234 qwerty
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwer1234 qwert123 qwe123 qwe12345 qwe123456
qweqwe123 qweasd123 qweasdzxc qazwsx qazwsx123 qazwsxedc qaz123 qaz12345 1qaz2wsx 1qazxsw2 1qaz2wsx3edc zaq12wsx
zaq1zaq1 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 asdf1234 asdfgh asdfghjkl asdf123 asd123
asd12345 asd123456 asdasd123 asdqwe123 zxc123 zxcv1234 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 abc123 abc1234 abc12345
abc123456 abcd123 abcd1234 abcd12345 abcde123 abcde12345 abcdef abcdefg abcdefg1 abcdef123 abcdefgh a12345 a123456
a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aa123123 aaa111 aaa123 aaa12345 aaaa1111
aaa123456 123abc 1234abc 1234abcd 12345a 123456a 1234567a 12345678a 123456789a 123456b 123456q 123456z 123456aa
123456abc 123456qwe 123qwe 123qweasd 123qweasdzxc 123asd 123a123a 1a2b3c 1a2b3c4d 1234qwer 12345qwert 12qwaszx 111aaa
admin admin1 admin12 admin123 admin1234 admin12345 admin123456 administrator administrator1 root1234 root123456 test123
test1234 test12345 test123456 testing1 testing123 guest123 user1234 user123456 demo1234 demo12345 demo123456 default1
master123 secret1 secret123 iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu520 woaini520 woaini123 woaini1314
woaini5201314 woaini521 love1234 love520 loveyou1 sunshine sunshine1 princess princess1 monkey123 dragon123 football
football1 baseball baseball1 superman superman1 batman123 michael1 jordan23 charlie1 shadow123 hello123 hello1234
freedom1 computer computer1 internet internet1 samsung1 google123 apple123 pokemon1 starwars starwars1 trustno1
whatever1 nothing1 money123 summer2024 summer2025 winter2024 winter2025 spring2025 autumn2025 hongkong hongkong1
hongkong123 hongkong852 hongkong2024 hongkong2025 hk123456 hk12345678 kowloon1 china123 clinic1 clinic12 clinic123
clinic1234 clinic2024 clinic2025 dental1 dental12 dental123 dental1234 dental2024 dental2025 dentist dentist1
dentist123 cusp123 cusp1234 cusp12345 cusp123456 cuspshop cuspdental doctor1 doctor12 doctor123 nurse123 medical1 medical123 hospital1 hospital123 tooth123 teeth123 smile123
xiaoming1 wang1234 li123456 zhang123 wang123456 chan1234 wong1234 wong123456 company1 company123 office123 office365
`

let known: ReadonlySet<string> | undefined

/** Whether guessers try it among the first, in whatever case. Tens of thousands, the commonest of the leaked lists among them. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set([...dictionary['passwords-common'], ...words.trim().split(/\s+/)])
  return known.has(password.toLowerCase())
}
