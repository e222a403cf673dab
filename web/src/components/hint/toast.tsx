/** Why something was not done, for a while. The announcer says it too. */
import { useEffect } from "preact/hooks";
import type { Desk } from "../../screens/table/desk.ts";
import "./toast.css";

const SHOWN = 6_000;

export function TableToast({ desk }: { readonly desk: Desk }) {
  const toast = desk.toast.value;
  useEffect(() => {
    if (toast === null) return undefined;
    const timer = setTimeout(() => {
      if (desk.toast.peek() === toast) desk.toast.value = null;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [desk, toast]);
  if (toast === null) return null;
  return (
    <p key={toast.at} class="table-toast" data-testid="toast" data-tone={toast.tone}>
      {toast.text}
    </p>
  );
}
