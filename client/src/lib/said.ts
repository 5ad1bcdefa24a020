/** What went wrong, in words. */
import { ApiError } from "./api";
import { t } from "./texts.svelte";

export const said = (error: unknown): string =>
  error instanceof ApiError ? t(error.refusal.id, error.refusal.args) : t("page-offline");
