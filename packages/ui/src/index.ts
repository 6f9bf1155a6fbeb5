export { Badge, type BadgeProps, CountDot, Tag } from './badge'
export { Breadcrumbs, type Crumb } from './breadcrumbs'
export { Button, type ButtonProps, IconButton, type IconButtonProps } from './button'
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass, iconButtonClass } from './button-class'
export { Card, CardGrid, Facts } from './card'
export { Carousel, CarouselGrid, type CarouselGridProps, type CarouselProps } from './carousel'
export { Chip, chipClass, RemovableChip } from './chip'
export {
  Checkbox,
  type CheckboxProps,
  RadioCard,
  type RadioCardProps,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './choice'
export { classNames } from './class-names'
export { CopyButton, type CopyButtonProps } from './copy-button'
export { Countdown, type CountdownProps } from './countdown'
export { clockText } from './countdown-time'
export { Dialog, type DialogProps, Drawer, type DrawerProps } from './dialog'
export { Disclosure, Menu, menuItemClass } from './disclosure'
export { type ControlAttributes, controlClass, Field, FieldError, type FieldText } from './field'
export { type LinkComponent, type LinkProps, LinkProvider } from './link'
export { Notice, type NoticeProps, type NoticeTone } from './notice'
export { Pagination, type PaginationProps } from './pagination'
export { Picture, type PictureProps } from './picture'
export { Price, type PriceProps } from './price'
export type { QuantityBounds, QuantityCorrection } from './quantity'
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper'
export { Select, type SelectOption, type SelectProps } from './select'
export { CardSkeleton, LinesSkeleton, Skeleton } from './skeleton'
export { LoadingOverlay, Spinner } from './spinner'
export { EmptyState, ErrorState } from './states'
export { type ProgressStep, ProgressSteps, Stepper, type StepState } from './steps'
export { type Column, Table } from './table'
export { type Tab, Tabs } from './tabs'
export {
  PasswordField,
  type PasswordFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './text-field'
export { ToastProvider, type Toasts, type ToastTone, useToasts } from './toasts'
export type { Tone } from './tone'
export { VisuallyHidden } from './visually-hidden'
