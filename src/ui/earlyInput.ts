type EarlyField = HTMLInputElement | HTMLSelectElement;

/** Input on a server-rendered page before hydration. */
type EarlyInput = {
  /** Pressed controls and submitted forms, in order. */
  controls: Set<HTMLElement>;
  /** Changed fields with their values. */
  fields: Map<EarlyField, string>;
  /** Stops recording. */
  stop: () => void;
};

declare global {
  interface Window {
    /** Set by the start script of server-rendered pages (src/app/startLater.ts). */
    hemlineEarlyInput?: EarlyInput | undefined;
  }
}

/**
 * Replays, once, the input from before hydration. In its own task, because React reverts changes
 * made while it handles an event.
 */
export function replayEarlyInput(): void {
  setTimeout(() => {
    const { hemlineEarlyInput } = window;
    if (!hemlineEarlyInput) return;
    window.hemlineEarlyInput = undefined;
    hemlineEarlyInput.stop();
    for (const [field, text] of hemlineEarlyInput.fields) replayField(field, text);
    // One per task, because a press may depend on the result of the previous one.
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
  // React ignores an unchanged value: reset it to the empty one that React knows.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
