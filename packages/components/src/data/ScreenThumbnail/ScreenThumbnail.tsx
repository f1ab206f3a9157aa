import { useState, type HTMLAttributes, type Ref } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { MonitorIcon } from '../../icons/MonitorIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon';
import type { Labels } from '../../words';
import { screenThumbnailMessages } from './messages';
import { Foot, Frame, Image, Notice, Open, Root, Stale } from './ScreenThumbnail.styles';

export type ScreenState = 'ready' | 'loading' | 'failed' | 'unavailable';

export interface ScreenThumbnailProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Whose screen: the note of the instance. */
  name: string;
  /** The shot; the former one may stay while a new one is on its way. */
  src?: string;
  /** `unavailable` where there is no screen: shut down, a container. */
  state?: ScreenState;
  /** Unix time of the shot, in seconds. */
  takenAt?: number;
  /** The shot is older than its 60 s. */
  stale?: boolean;
  /** sm 64 by 36 in a row of a table, md 224 by 126, full as wide as its place. */
  size?: 'sm' | 'md' | 'full';
  /** Shows it large, such as in a Lightbox. */
  onOpen?: () => void;
  /** Takes a new shot. */
  onRefresh?: () => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof screenThumbnailMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What stands on the screen of a virtual machine, 16:9: small in the list of instances, large on the page of one.
 *
 * - It MUST keep its place in every state, keep the former shot while a new one is taken, and say when it was taken.
 * - It MUST mark a shot that is out of date by words as well as by its look.
 * - The parent MUST keep a shot for 60 s and ask only when the place is seen.
 */
export function ScreenThumbnail({
  name,
  src,
  state = 'ready',
  takenAt,
  stale = false,
  size = 'md',
  onOpen,
  onRefresh,
  labels,
  ...rest
}: ScreenThumbnailProps) {
  const words = useWords('screenThumbnail', screenThumbnailMessages, labels);
  const { formats } = useLocale();
  const [broken, setBroken] = useState<string>();
  const small = size === 'sm';
  const failed = state === 'failed' || (state === 'ready' && src !== undefined && broken === src);
  const shown = state === 'unavailable' || failed ? undefined : src;
  const image =
    shown === undefined ? null : (
      <Image src={shown} alt={onOpen ? '' : words.picture(name)} onError={() => setBroken(shown)} />
    );
  const said = failed ? words.failed : state === 'loading' ? words.loading : words.unavailable;
  return (
    <Root
      data-component="ScreenThumbnail"
      data-size={size}
      data-state={failed ? 'failed' : state}
      data-stale={stale || undefined}
      aria-busy={state === 'loading' || undefined}
      {...rest}
    >
      <Frame data-part="frame">
        {image !== null && onOpen ? (
          <Open type="button" aria-label={words.open(name)} onClick={onOpen}>
            {image}
          </Open>
        ) : (
          image
        )}
        {image === null && state === 'loading' && <Skeleton shape="block" width="100%" height="100%" />}
        {image === null && state !== 'loading' && (
          <Notice title={said}>
            {failed ? (
              <TriangleAlertIcon size={small ? 14 : 18} label={small ? said : undefined} />
            ) : (
              <MonitorIcon size={small ? 14 : 18} label={small ? said : undefined} />
            )}
            {!small && <span role={failed ? 'alert' : undefined}>{said}</span>}
            {!small && failed && onRefresh && (
              <Button size="sm" onClick={onRefresh}>
                {words.retry}
              </Button>
            )}
          </Notice>
        )}
      </Frame>
      {small || state === 'unavailable' ? null : (
        <Foot data-part="foot">
          <span role="status">
            {state === 'loading' ? (
              words.loading
            ) : takenAt === undefined || failed ? (
              ''
            ) : (
              <time dateTime={new Date(takenAt * 1000).toISOString()} title={formats.time(takenAt, 'second')}>
                {words.takenAt(formats.time(takenAt, 'clock'))}
              </time>
            )}
          </span>
          {stale && !failed && state === 'ready' && <Stale>{words.stale}</Stale>}
          {onRefresh && !failed && (
            <IconButton
              label={words.refresh}
              icon={<RefreshIcon size={14} />}
              disabled={state === 'loading'}
              onClick={onRefresh}
            />
          )}
        </Foot>
      )}
    </Root>
  );
}
