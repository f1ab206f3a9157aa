import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { CloseIcon } from '../../icons/CloseIcon';
import { tagMessages } from './messages';
import { Remove, Root } from './Tag.styles';

export type TagTone = 'neutral' | 'info' | 'ok' | 'warn' | 'err' | 'keep' | 'line';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: TagTone;
  /** Drawn before the words, 12 px. */
  icon?: ReactNode;
  /** Offers to take the tag away: a filter that is on. */
  onRemove?: () => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof tagMessages>;
  ref?: Ref<HTMLSpanElement>;
}

/** A property of something in a word or two: 全部显卡, 企业认证. What it is doing now is a `StatusChip`. */
export function Tag({ tone = 'neutral', icon, onRemove, labels, children, ...rest }: TagProps) {
  const words = useWords('tag', tagMessages, labels);
  return (
    <Root data-component="Tag" data-tone={tone} {...rest}>
      {icon}
      {children}
      {onRemove && (
        <Remove type="button" aria-label={words.remove} onClick={onRemove}>
          <CloseIcon size={12} />
        </Remove>
      )}
    </Root>
  );
}
