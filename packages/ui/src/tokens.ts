// The values of tokens.css for code that cannot read CSS variables (the back office's theme). A test keeps both equal.

/** Colour by its token name, as in `bg-primary-soft`. */
export const colours = {
  white: '#ffffff',
  canvas: '#f4f7f6',
  sunken: '#eaf0ee',
  surface: '#ffffff',
  deep: '#0d2b24',
  'deep-raised': '#163a31',
  scrim: '#0d2b2499',
  ink: '#13211d',
  'ink-soft': '#40504a',
  'ink-mute': '#5a6a64',
  'ink-faint': '#93a19b',
  'on-deep': '#d5e5df',
  'on-deep-mute': '#9dbab0',
  line: '#dce5e1',
  'line-strong': '#788a83',
  focus: '#0f7f65',
  primary: '#0b5d4a',
  'primary-hover': '#094d3d',
  'primary-active': '#073f32',
  'primary-soft': '#e3f1ec',
  'primary-line': '#b2d3c8',
  'on-primary': '#ffffff',
  accent: '#a14a06',
  'accent-hover': '#873d04',
  'accent-soft': '#fdf0e3',
  'accent-line': '#efcda9',
  'on-accent': '#ffffff',
  danger: '#b3261e',
  'danger-hover': '#951d17',
  'danger-soft': '#fcebe9',
  'danger-line': '#efbfbb',
  'on-danger': '#ffffff',
  success: '#176b3c',
  'success-soft': '#e4f3ea',
  'success-line': '#b4d9c3',
  warning: '#7a5600',
  'warning-soft': '#fbf3d9',
  'warning-line': '#e6d499',
  info: '#245d7e',
  'info-soft': '#e7f1f6',
  'info-line': '#b9d5e3',
} as const

/** Corner radii with their unit. */
export const radii = {
  xs: '2px',
  sm: '4px',
  md: '6px',
  lg: '10px',
  xl: '14px',
  full: '999px',
} as const

/** Font stacks. */
export const fonts = {
  sans: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Noto Sans TC", "Noto Sans HK", "Noto Sans CJK HK", "Noto Sans CJK TC", "PingFang HK", "Microsoft JhengHei", "Helvetica Neue", Arial, system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
} as const

/** Contrast that text needs on its ground (WCAG 2.2 AA). */
export const readableContrast = 4.5

/** Contrast that the edge of a control needs on its ground (WCAG 2.2 AA). */
export const visibleContrast = 3

/** Text on ground, by token name: every pair that the components draw. */
export const textPairs = [
  ['ink', 'surface'],
  ['ink', 'canvas'],
  ['ink', 'sunken'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'canvas'],
  ['ink-soft', 'sunken'],
  ['ink-mute', 'surface'],
  ['ink-mute', 'canvas'],
  ['ink-mute', 'sunken'],
  ['primary', 'surface'],
  ['primary', 'canvas'],
  ['primary', 'sunken'],
  ['primary', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['accent', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['danger', 'surface'],
  ['danger', 'canvas'],
  ['danger', 'danger-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['success', 'surface'],
  ['success', 'success-soft'],
  ['warning', 'surface'],
  ['warning', 'warning-soft'],
  ['info', 'surface'],
  ['info', 'info-soft'],
  ['on-deep', 'deep'],
  ['on-deep', 'deep-raised'],
  ['on-deep-mute', 'deep'],
  ['on-deep-mute', 'deep-raised'],
] as const satisfies readonly (readonly [keyof typeof colours, keyof typeof colours])[]

/** Edges on ground: control borders and the focus ring. */
export const edgePairs = [
  ['line-strong', 'surface'],
  ['line-strong', 'canvas'],
  ['line-strong', 'sunken'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
  ['focus', 'sunken'],
] as const satisfies readonly (readonly [keyof typeof colours, keyof typeof colours])[]
