import { CheckIcon } from '../../icons/CheckIcon';
import { MinusIcon } from '../../icons/MinusIcon';
import type { Words } from '../../words';
import type { passwordFieldMessages } from './messages';
import { Hidden, Rule, Rules, Segment, Strength, Word } from './PasswordField.styles';

export interface PasswordStrengthData {
  /** 0 nothing typed yet, 1 weak … 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  /** Each rule of the password and whether what was typed keeps it. */
  rules?: { label: string; met: boolean }[];
}

const tones = ['none', 'err', 'warn', 'ok', 'ok'] as const;

/** Four segments, a word, and the rules with their ticks. */
export function PasswordStrength({
  score,
  rules = [],
  words,
}: PasswordStrengthData & { words: Words<typeof passwordFieldMessages> }) {
  const tone = tones[score];
  return (
    <>
      <Strength data-part="strength">
        {[1, 2, 3, 4].map((step) => (
          <Segment key={step} data-tone={step <= score ? tone : undefined} aria-hidden="true" />
        ))}
        <Word data-tone={tone} aria-live="polite">
          {score === 0 ? '' : `${words.strength} ${words.scores[score]}`}
        </Word>
      </Strength>
      {rules.length > 0 && (
        <Rules data-part="rules">
          {rules.map(({ label, met }) => (
            <Rule key={label} data-met={met || undefined}>
              {met ? <CheckIcon size={12} /> : <MinusIcon size={12} />}
              {label}
              <Hidden>{met ? words.met : words.unmet}</Hidden>
            </Rule>
          ))}
        </Rules>
      )}
    </>
  );
}
