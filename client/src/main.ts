import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/vienna.css";
import "./styles/front.css";
import "./styles/phone.css";

mount(App, { target: document.getElementById("house")! });
