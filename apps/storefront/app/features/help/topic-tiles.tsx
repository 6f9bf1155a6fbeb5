import { CircleHelp } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'

export type Topic = {
  readonly id: string
  readonly name: string
  readonly remark: string
  readonly icon: string
  readonly titleInAddress: string
}

/** The categories of questions. */
export function TopicTiles({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {topics.map((topic) => (
        <li key={topic.id}>
          <Link
            to={paths.questionCategory(topic)}
            className="group flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-4 transition-shadow hover:border-primary-line hover:shadow-lifted md:p-5"
          >
            {topic.icon === '' ? (
              <span className="flex size-12 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary">
                <CircleHelp aria-hidden className="size-6" strokeWidth={1.5} />
              </span>
            ) : (
              <img
                src={topic.icon}
                alt=""
                width={48}
                height={48}
                className="size-12 shrink-0 rounded-md object-cover"
              />
            )}
            <span className="min-w-0">
              <span className="block text-base font-semibold group-hover:text-primary">{topic.name}</span>
              <span className="mt-1 block text-sm text-ink-soft">{topic.remark}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
