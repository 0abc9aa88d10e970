type EarlyField = HTMLInputElement | HTMLSelectElement;

/** What was done on a rendered page before the app could answer. */
type EarlyInput = {
  /** Pressed, or sent off if they are forms, in this order. */
  controls: Set<HTMLElement>;
  /** Typed into or chosen from, with what stands in them. */
  fields: Map<EarlyField, string>;
  /** From here on the app answers by itself. */
  stop: () => void;
};

declare global {
  interface Window {
    /** Set by the script that starts the app of a rendered page (src/app/startLater.ts). */
    hemlineEarlyInput?: EarlyInput | undefined;
  }
}

/**
 * Replays, once, what was typed and pressed before the app was there; called when it is. In a task of
 * its own: within an event that React is handling, React would take a change back.
 */
export function replayEarlyInput(): void {
  setTimeout(() => {
    const { hemlineEarlyInput } = window;
    if (!hemlineEarlyInput) return;
    window.hemlineEarlyInput = undefined;
    hemlineEarlyInput.stop();
    for (const [field, text] of hemlineEarlyInput.fields) replayField(field, text);
    // One at a time: a press may count on what the one before it has changed.
    for (const control of hemlineEarlyInput.controls) {
      setTimeout(() => {
        if (control instanceof HTMLFormElement) control.requestSubmit();
        else control.click();
      });
    }
  });
}

function replayField(field: EarlyField, text: string) {
  if (field instanceof HTMLSelectElement) {
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React compares with what it saw last: for it the field was empty.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
