import { Page } from "../../components/page/page.tsx";

export default function ProofScreen({ id }: { readonly id: string }) {
  return (
    <Page title={id} back={`/match/${id}`}>
      {id}
    </Page>
  );
}
