/** The wordmark: a tooth's cusp as a mountain line, and the shop's name. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 104 32" role="img" aria-label="Cusp" className={className} fill="none">
      <path
        d="M3 10.5C3 5.8 6 3 9.6 3c2.6 0 3.9 1.5 6.4 1.5S19.8 3 22.4 3C26 3 29 5.8 29 10.5c0 5.3-2.4 8.2-3.4 12.1-.8 3-1 6.4-3.4 6.4-3.1 0-2.4-8-6.2-8s-3.1 8-6.2 8c-2.4 0-2.6-3.4-3.4-6.4C5.4 18.7 3 15.8 3 10.5Z"
        className="fill-primary"
      />
      <path
        d="M9 12.5 12.6 9l3.4 3.4L19.4 9l3.6 3.5"
        className="stroke-on-primary"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g className="stroke-primary" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M52.5 12.2a7 7 0 1 0 0 8.6" />
        <path d="M57.6 11.6v6.2a4.4 4.4 0 0 0 8.8 0v-6.2" />
        <path d="M79 12.9c-.9-1-2.2-1.5-3.7-1.5-2 0-3.4.9-3.4 2.4 0 3.5 7.4 1.4 7.4 5.3 0 1.7-1.5 2.8-3.7 2.8-1.7 0-3.2-.6-4.1-1.7" />
        <path d="M85 11.6v16.2M85 16.7a5 5 0 1 1 10 0 5 5 0 0 1-10 0Z" />
      </g>
    </svg>
  )
}
