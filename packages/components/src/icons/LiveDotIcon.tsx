import type { IconProps } from './createIcon';

/** Alive and well: a dot in its halo. Not of the lucide set, which has no filled dot. */
export function LiveDotIcon({ size = 14, label, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      data-component="LiveDotIcon"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
      {...rest}
    >
      <circle cx="7" cy="7" r="5.2" fill="currentColor" opacity=".2" />
      <circle cx="7" cy="7" r="2.8" fill="currentColor" />
    </svg>
  );
}
