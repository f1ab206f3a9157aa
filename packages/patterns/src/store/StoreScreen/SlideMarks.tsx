import { IconButton } from '@compute-market/components/icon-button';
import { PauseIcon, PlayIcon } from '@compute-market/components/icons';
import { deferredMessages } from './deferred-messages';
import { Announced, Mark } from './SlideMarks.styles';
import type { Slide } from './slides';

const words = deferredMessages.slides;

interface SlideMarksProps {
  slides: readonly Slide[];
  current: number;
  paused: boolean;
  onSelect: (position: number) => void;
  onPausedChange: (paused: boolean) => void;
}

/** One mark a slide, of which the running one is the clock, and the way to stop them. */
export function SlideMarks({ slides, current, paused, onSelect, onPausedChange }: SlideMarksProps) {
  return (
    <>
      {slides.map(({ key, lines }, position) => (
        <Mark
          key={key}
          type="button"
          aria-current={position === current}
          onClick={() => onSelect(position)}
          onAnimationEnd={() => onSelect(current + 1)}
        >
          <Announced>{words.slide(position + 1, lines.join(''))}</Announced>
        </Mark>
      ))}
      <IconButton
        label={paused ? words.play : words.pause}
        icon={paused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
        onClick={() => onPausedChange(!paused)}
      />
    </>
  );
}
