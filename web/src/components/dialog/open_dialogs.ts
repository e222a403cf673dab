/** How many dialogs are open: what lies outside of them can be neither seen nor used meanwhile. */
import { signal } from "@preact/signals";

export const openDialogs = signal(0);
