import { Menu, menuItemClass } from '@cusp/ui'
import { ArrowUp, Headset, MessageCircle, Phone, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { paths } from '../paths'
import type { ShopData } from '../platform/shop'
import { useWords } from '../platform/words'
import { chatAddress } from './chat-address'
import { telephone } from './telephone'

type Contact = ShopData['contact']

/** Whether the page was scrolled further than the window is high (spec A199). */
function useFarDown() {
  const mark = useRef<HTMLDivElement>(null)
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => setFarDown(seen?.isIntersecting === false))
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return { mark, isFarDown }
}

/** What a chat begins with: the order or the page that it is about (spec A179). Of queries only a search's is told. */
function useChatText(shopUrl: string): string {
  const say = useWords()
  const { pathname, search } = useLocation()
  const { id } = useParams()
  if (id && (pathname === paths.orderDetail(id) || pathname === paths.pay(id)))
    return say('shell.chatAboutOrder', { orderNo: id })
  return say('shell.chatAboutPage', { url: `${shopUrl}${pathname}${pathname === paths.search() ? search : ''}` })
}

function Chat({ chat, text, className }: { chat: string; text: string; className: string }) {
  const say = useWords()
  return (
    <a href={chatAddress(chat, text)} target="_blank" rel="noopener noreferrer" className={className}>
      <MessageCircle aria-hidden />
      {say('shell.chat')}
    </a>
  )
}

function Hotline({ hotline, hotlineFrom, hotlineUntil }: Contact) {
  const say = useWords()
  return (
    <div className="px-3 py-2">
      <a href={telephone(hotline)} className="tabular flex items-center gap-2.5 font-medium text-primary">
        <Phone aria-hidden className="size-4" />
        {hotline}
      </a>
      <p className="mt-1 text-xs text-ink-mute">{say('shell.hotline', { from: hotlineFrom, until: hotlineUntil })}</p>
    </div>
  )
}

function AppCode({ appPicture }: Contact) {
  const say = useWords()
  return (
    <figure className="px-3 py-2">
      <img src={appPicture} alt={say('shell.appCode')} width={144} height={144} loading="lazy" className="size-36" />
      <figcaption className="mt-1 text-xs text-ink-mute">{say('shell.appHint')}</figcaption>
    </figure>
  )
}

const tile =
  'flex w-14 flex-col items-center gap-1 rounded-md px-0.5 py-2.5 text-center text-xs text-ink-soft transition-colors hover:bg-primary-soft hover:text-primary [&_svg]:size-5'
const round =
  'grid size-12 place-items-center rounded-full border border-line bg-surface text-primary shadow-floating transition-colors hover:bg-primary-soft [&_svg]:size-5'

/** Beside every page: customer service, hotline, the app's code and the way back up (spec A9). Works before any script runs. */
export function SideBar({ contact }: { contact: Contact }) {
  const say = useWords()
  const text = useChatText(contact.shopUrl)
  const { mark, isFarDown } = useFarDown()
  const { chat, hotline, appPicture } = contact
  const hasHelp = chat !== '' || hotline !== '' || appPicture !== ''
  return (
    <>
      <div ref={mark} aria-hidden className="pointer-events-none absolute top-0 h-dvh w-px" />
      <aside
        aria-label={say('shell.service')}
        className="fixed end-3 bottom-24 z-30 flex flex-col items-end gap-2 max-sm:bottom-[calc(--spacing(24)+var(--notice-room))] wide:end-0 print:hidden"
      >
        {hasHelp && (
          <div className="rounded-s-lg border border-e-0 border-line bg-surface p-1 shadow-floating max-wide:hidden">
            {chat !== '' && <Chat chat={chat} text={text} className={tile} />}
            {hotline !== '' && (
              <Menu
                beside
                trigger={
                  <>
                    <Phone aria-hidden />
                    {say('shell.hotlineShort')}
                  </>
                }
                triggerClassName={tile}
              >
                <Hotline {...contact} />
              </Menu>
            )}
            {appPicture !== '' && (
              <Menu
                beside
                trigger={
                  <>
                    <Smartphone aria-hidden />
                    {say('shell.app')}
                  </>
                }
                triggerClassName={tile}
              >
                <AppCode {...contact} />
              </Menu>
            )}
          </div>
        )}
        {isFarDown && (
          <button
            type="button"
            aria-label={say('shell.backToTop')}
            className={`${round} wide:me-2`}
            onClick={() => window.scrollTo(0, 0)}
          >
            <ArrowUp aria-hidden />
          </button>
        )}
        {hasHelp && (
          <Menu
            beside
            trigger={<Headset aria-hidden />}
            triggerLabel={say('shell.service')}
            triggerClassName={round}
            className="wide:hidden"
          >
            {chat !== '' && <Chat chat={chat} text={text} className={menuItemClass} />}
            {hotline !== '' && <Hotline {...contact} />}
            {appPicture !== '' && <AppCode {...contact} />}
          </Menu>
        )}
      </aside>
    </>
  )
}
